import { Button } from '../button/button.tsx'
import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { EmptyState } from './empty-state.tsx'

export const examples: Examples = {
  filtered: (l) => (
    <EmptyState
      title={say(l, 'No package fits', 'ကိုက်ညီသော ပက်ကေ့ချ် မရှိပါ')}
      text={say(l, 'Try a higher price or fewer days.', 'ဈေးနှုန်း သို့မဟုတ် ရက်ကို ပြောင်းကြည့်ပါ။')}
      actions={<Button variant="secondary">{say(l, 'Clear filters', 'စစ်ထုတ်မှု ဖယ်ရှားရန်')}</Button>}
    />
  ),
}
