export type Slots = Readonly<Record<string, string | number>>

/** `{{slot}}` is filled; a slot nobody filled stays visible, so that it is noticed. */
export const fillSlots = (text: string, slots: Slots): string =>
  text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => String(slots[name] ?? slot))
