/** Long gone: a message with this end is never sent, and costs exactly what a sent one does. */
export const NEVER = new Date(0)
