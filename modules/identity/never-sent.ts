/** Expired long ago: a message with this deadline is never sent, but costs as much work as one that is. */
export const NEVER = new Date(0)
