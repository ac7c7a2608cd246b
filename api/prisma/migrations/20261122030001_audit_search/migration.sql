-- The audit trail is read newest first by who, what and which; each page of each filter is a stretch of one index.

CREATE INDEX audit_events_of_object ON audit_events (entity, entity_id, at DESC, id DESC);
DROP INDEX audit_events_entity_entity_id_idx;
CREATE INDEX audit_events_of_entity ON audit_events (entity, at DESC, id DESC);
CREATE INDEX audit_events_of_action ON audit_events (action, at DESC, id DESC);

CREATE INDEX audit_events_of_operator ON audit_events (operator_id, at DESC, id DESC) WHERE operator_id IS NOT NULL;
CREATE INDEX audit_events_of_operator_entity ON audit_events (operator_id, entity, at DESC, id DESC)
  WHERE operator_id IS NOT NULL;
CREATE INDEX audit_events_of_operator_action ON audit_events (operator_id, action, at DESC, id DESC)
  WHERE operator_id IS NOT NULL;

CREATE INDEX audit_events_of_key ON audit_events (api_key_id, at DESC, id DESC) WHERE api_key_id IS NOT NULL;
CREATE INDEX audit_events_of_key_entity ON audit_events (api_key_id, entity, at DESC, id DESC)
  WHERE api_key_id IS NOT NULL;
CREATE INDEX audit_events_of_key_action ON audit_events (api_key_id, action, at DESC, id DESC)
  WHERE api_key_id IS NOT NULL;

CREATE INDEX audit_events_of_nobody ON audit_events (at DESC, id DESC)
  WHERE operator_id IS NULL AND api_key_id IS NULL;
CREATE INDEX audit_events_of_nobody_entity ON audit_events (entity, at DESC, id DESC)
  WHERE operator_id IS NULL AND api_key_id IS NULL;
CREATE INDEX audit_events_of_nobody_action ON audit_events (action, at DESC, id DESC)
  WHERE operator_id IS NULL AND api_key_id IS NULL;

-- Who does what is no chance: without knowing, the planner reads the whole trail for pairs that never meet.
CREATE STATISTICS audit_events_who_what (mcv) ON operator_id, api_key_id, entity, action FROM audit_events;
