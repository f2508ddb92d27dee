-- Where a line's history begins for whoever has it now.
create or replace function public.history_since(p_line text) returns timestamptz language plpgsql stable as $$
begin
  return coalesce((select since from history_start where line = p_line), '-infinity');
end $$;
