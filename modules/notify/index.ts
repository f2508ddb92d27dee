export { makeQueueSms } from './queue-sms.ts'
export type { LostCode, QueueSms, RenewCode, SmsKind, SmsRequest } from './sms-request.ts'
export { SMS_TEMPLATES, type SmsSlots, type SmsTemplate, type SmsWords } from './sms-template.ts'
