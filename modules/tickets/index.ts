export {
  putCategory,
  putTemplate,
  readCategories,
  readTemplates,
  type AnswerTemplate,
} from './category-store.ts'
export { makeCategories, ticketCategorySource, type Categories } from './category-source.ts'
export { earlier } from './clocks.ts'
export { createIn, orUndo, Undone, undone } from './create-ticket.ts'
export { DUE_TICKETS, makeSweepTickets, makeTimeTicket } from './due-tickets.ts'
export { makeTicketForgetStore, ownTickets } from './forget-store.ts'
export { numberKey, reporterOf } from './reporter.ts'
export { ticketRoutes } from './routes.ts'
export { byHand, isOpen, stepsTo } from './states.ts'
export { StoredCategory } from './stored-category.ts'
export { readThing } from './thing-read-model.ts'
export { readTicketNo } from './ticket-no.ts'
export { makeTicketStore, TICKET } from './ticket-store.ts'
export { namesOf } from './ticket-view.ts'
export { fileThing, type Reporter, type StoredTicket } from './ticket.ts'
export { startClock, stopClock, takeStep, tell } from './walk-ticket.ts'
export { makeWardStore } from './ward-store.ts'
