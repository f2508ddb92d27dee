/** Room for the sticky marquee and navigation above the section. */
const SECTION_OFFSET_PX = 190
/** One tick, so that a section rendered by the same click is there to be measured. */
const SECTION_DELAY_MS = 1

export function jumpToSection(id: string): void {
  window.setTimeout(() => {
    const section = document.getElementById(id)
    if (!section) return
    const top = section.getBoundingClientRect().top + window.scrollY - SECTION_OFFSET_PX
    window.scrollTo({ top: Math.max(0, top) })
  }, SECTION_DELAY_MS)
}
