import { fieldProblem, type FieldRule } from '#contracts/form-field.ts'
import { useWords } from '../i18n/use-words.ts'
import { FIELD_READERS } from './field-readers.ts'

/** The error of an answer, in the words shown beside the question. */
export function useProblemWords(readers = FIELD_READERS) {
  const { t } = useWords()
  return (field: FieldRule, value: string | undefined): string | undefined => {
    const problem = fieldProblem(field, value?.trim(), readers)
    return problem ? t(`forms.${problem}`, { min: field.min ?? 0, max: field.max ?? 0 }) : undefined
  }
}
