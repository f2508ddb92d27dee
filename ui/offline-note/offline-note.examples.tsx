import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { OfflineNote } from './offline-note.tsx'

export const examples: Examples = {
  saved: (l) => (
    <OfflineNote>
      {say(l, 'You are offline. Saved at 14:05 today.', 'အင်တာနက် မရှိပါ။ ယနေ့ 14:05 က သိမ်းထားသော စာမျက်နှာ ဖြစ်သည်။')}
    </OfflineNote>
  ),
}
