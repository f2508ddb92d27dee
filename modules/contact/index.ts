export { triageContactJob } from './jobs.ts'
export { contactRoutes } from './routes.ts'
export { makeSendContact } from './send-contact.ts'
export { makeTriageContact } from './triage-contact.ts'
