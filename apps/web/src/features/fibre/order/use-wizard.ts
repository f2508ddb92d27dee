import { type FormEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { currentPath, navigate } from '../../../navigation/hash-location.ts'
import { usePlaceChoice } from '../../../places/use-place-choice.ts'
import { fieldId, furthestStep, problemsOf, type Step, STEPS } from './check-draft.ts'
import type { Draft } from './draft.ts'
import { EMPTY_ID, type IdTyped } from './id-typed.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { useFirst } from './use-first.ts'

const stepAt = (index: number): Step => STEPS[Math.min(Math.max(index, 0), STEPS.length - 1)] ?? 'place'

/** Five steps that work with the browser's back button; what was typed survives a reload, except the identity number. */
export function useWizard() {
  const choice = usePlaceChoice()
  const place = choice.answer
  const [draft, setDraft] = useState(keptDraft)
  const [id, setId] = useState<IdTyped>(EMPTY_ID)
  /** The step whose next button was pressed while something was wrong. */
  const [tried, setTried] = useState<Step | null>(null)
  const asked = Number(new URLSearchParams(useSearch()).get('step') ?? 0) - 1
  const furthest = STEPS.indexOf(furthestStep(draft, place, id))
  // Waits for the saved place, without which every order would start at its first step.
  const begun = useFirst(choice.isComing ? null : furthest)
  const index = Math.min(asked >= 0 ? asked : (begun ?? 0), furthest)
  const step = stepAt(index)
  const problems = problemsOf(step, draft, place, id)

  const go = (to: number) => navigate(`${currentPath()}?step=${to + 1}`)
  return {
    choice,
    place,
    draft,
    id,
    step,
    index,
    /** Whether the starting step is known. */
    isReady: begun !== null,
    /** Shown only after a first attempt to go on. */
    problems: tried === step ? problems : {},
    setId,
    change(part: Partial<Draft>) {
      const next = { ...draft, ...part }
      setDraft(next)
      keepDraft(next)
    },
    back: () => go(index - 1),
    go: (to: Step) => go(STEPS.indexOf(to)),
    submit(event: FormEvent) {
      event.preventDefault()
      const [wrong] = Object.keys(problems)
      setTried(wrong ? step : null)
      if (wrong) document.getElementById(fieldId(wrong))?.focus()
      else if (step !== 'pay') go(index + 1)
    },
  }
}

export type WizardState = ReturnType<typeof useWizard>
