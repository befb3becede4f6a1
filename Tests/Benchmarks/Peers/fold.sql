-- Folds the common intents of a journal into the state of every scene, a row each. A trigger is the reducer, and JSON
-- functions change the state: sqlite3 :memory: -cmd '.read fold.sql' -cmd '.import JOURNAL entry' 'SELECT …'
CREATE TABLE scene(id TEXT PRIMARY KEY, tab TEXT, state TEXT, place TEXT);
CREATE TABLE line(text TEXT);
CREATE VIEW entry AS SELECT text FROM line;
CREATE TRIGGER reduce INSTEAD OF INSERT ON entry BEGIN
  INSERT OR IGNORE INTO scene SELECT json_extract(new.text, '$.scene'), 'library',
      '{"stacks":{"library":[],"search":[],"profile":[]},"presentations":[]}', ''
    WHERE json_extract(new.text, '$.intent') = 'sceneOpened';
  UPDATE scene SET place = CASE WHEN json_array_length(state, '$.presentations') > 0 THEN '$.presentations[#-1].path'
      ELSE '$.stacks.' || tab END
    WHERE id = json_extract(new.text, '$.scene');
  UPDATE scene SET
    tab = CASE json_extract(new.text, '$.intent')
      WHEN 'selectTab' THEN json_extract(new.text, '$.tab')
      WHEN 'openURL' THEN json_extract(new.text, '$.target.tab') ELSE tab END,
    state = CASE json_extract(new.text, '$.intent')
      WHEN 'push' THEN json_insert(state, place || '[#]', json(json_extract(new.text, '$.route')))
      WHEN 'pop' THEN CASE WHEN coalesce(json_extract(new.text, '$.count'), 1) <= json_array_length(state, place)
        THEN json_set(state, place, json((SELECT json_group_array(json(value)) FROM
          (SELECT value FROM json_each(state, place)
           WHERE key < json_array_length(state, place) - coalesce(json_extract(new.text, '$.count'), 1)))))
        ELSE state END
      WHEN 'gesture' THEN CASE WHEN json_array_length(state, place) > 0 AND json_extract(new.text, '$.kind') = 'back'
          AND json_extract(new.text, '$.to') = 'completed'
        THEN json_remove(state, place || '[#-1]') ELSE state END
      WHEN 'popToRoot' THEN json_set(state, place, json('[]'))
      WHEN 'setPath' THEN json_set(state, place, json(json_extract(new.text, '$.routes')))
      WHEN 'pathChanged' THEN json_set(state, place, json(json_extract(new.text, '$.routes')))
      WHEN 'selectTab' THEN CASE WHEN tab = json_extract(new.text, '$.tab')
        THEN json_set(state, '$.stacks.' || tab, json('[]')) ELSE state END
      WHEN 'present' THEN CASE WHEN EXISTS (SELECT 1 FROM json_each(state, '$.presentations')
          WHERE json_extract(value, '$.route') = json_extract(new.text, '$.route')) THEN state
        ELSE json_insert(state, '$.presentations[#]', json_object('style', 'sheet', 'route',
          json(json_extract(new.text, '$.route')), 'path', json('[]'))) END
      WHEN 'dismiss' THEN CASE WHEN json_array_length(state, '$.presentations') > 0
        THEN json_remove(state, '$.presentations[#-1]') ELSE state END
      WHEN 'openURL' THEN json_set(state, '$.presentations', json('[]'),
        '$.stacks.' || json_extract(new.text, '$.target.tab'), json(json_extract(new.text, '$.target.path')))
      ELSE state END
  WHERE id = json_extract(new.text, '$.scene');
END;
