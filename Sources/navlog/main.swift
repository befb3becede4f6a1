import NavlogShell

Shell.main()
