export { makeApplyForJob } from './apply-for-job.ts'
export { DUE_CAREERS, makeForgetJobApplication } from './due-careers.ts'
export { cvThing, makeCvBoardStore, type ReadJobApplication } from './job-application-store.ts'
export { careerRoutes } from './routes.ts'
