export { makeAuditSigner } from './audit-signer.ts'
export { makeAuditStore, type AuditEntry, type AuditFound } from './audit-store.ts'
export { brokenDays, holds, makeKeepAudit } from './keep-audit.ts'
export { makeAuditSealStore } from './seal-store.ts'
