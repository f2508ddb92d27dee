export { makeCallBackStore } from './call-back-store.ts'
export { makeKeepCallBack, type KeepCallBack } from './keep-call-back.ts'
export { callBackRoutes } from './routes.ts'
