-- What points paid of a contract's bill is counted before they pay more.
create index exchange_fulfilment_contract_idx on exchange_fulfilment (contract_no, created_at);
