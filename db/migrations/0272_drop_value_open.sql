-- Moves have begun by value_enter since 0071. Nothing of a release whose functions are files called this one.
drop function value_open(uuid, text, text, uuid);
