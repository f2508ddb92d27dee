#!/bin/sh
# Told by Patroni when this node's PostgreSQL begins to lead: the vote of etcd is then led from another machine.
#
# If one machine led both, its loss would cost an election first, and a new leader of etcd gives every key its whole time again: people could
# not buy for 28 seconds instead of 20.
[ "$2" = primary ] || exit 0
export ETCDCTL_API=3 ETCDCTL_CACERT={{TLS_DIR}}/ca.crt ETCDCTL_CERT={{TLS_DIR}}/node.crt ETCDCTL_KEY={{TLS_DIR}}/node.key

# Endpoint, id, version, size, whether it leads, ...
status() { etcdctl --endpoints="https://$1:{{ETCD_PORT}}" --command-timeout=2s endpoint status -w simple 2>/dev/null; }

leads=$(status {{NODE_ADDRESS}} | cut -d, -f5 | tr -d ' ')
[ "$leads" = true ] || exit 0
for address in {{DB_1_ADDRESS}} {{DB_2_ADDRESS}} {{DB_3_ADDRESS}}; do
    [ "$address" = {{NODE_ADDRESS}} ] && continue
    id=$(status "$address" | cut -d, -f2 | tr -d ' ')
    [ -n "$id" ] || continue
    etcdctl --endpoints="https://{{NODE_ADDRESS}}:{{ETCD_PORT}}" move-leader "$id" && exit 0
done
# Nobody else answers: it stays here.
exit 0
