import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { TextLink } from '../text-link/text-link.tsx'
import { ErrorState } from './error-state.tsx'

export const examples: Examples = {
  retry: (l) => (
    <ErrorState
      title={say(l, 'The list did not load', 'စာရင်း ဖွင့်၍ မရပါ')}
      message={say(l, 'Nothing was charged. Please try again.', 'ငွေ မဖြတ်ရသေးပါ။ ထပ်မံ ကြိုးစားပါ။')}
      reference={say(l, 'Reference: 01JCB2T9V6', 'ကိုးကားအမှတ်: 01JCB2T9V6')}
      retry={{ label: say(l, 'Try again', 'ထပ်ကြိုးစားရန်'), onClick: () => undefined }}
      help={
        <TextLink href="tel:979" alone>
          {say(l, 'Call 979, free', '979 သို့ အခမဲ့ ခေါ်ဆိုရန်')}
        </TextLink>
      }
    />
  ),
}
