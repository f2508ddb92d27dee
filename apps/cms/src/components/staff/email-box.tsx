import { TextBox } from './text-box.tsx'
import { useWords } from './use-words.ts'

type Props = { readonly value: string; readonly onText: (value: string) => void }

/** Whose account it is. */
export function EmailBox({ value, onText }: Props) {
  const words = useWords()
  return (
    <TextBox
      name="email"
      type="email"
      autoComplete="username"
      label={words('email')}
      value={value}
      onText={onText}
    />
  )
}
