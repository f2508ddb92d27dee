import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Prose } from './prose.tsx'

export const examples: Examples = {
  article: (l) => (
    <Prose>
      <p>
        {say(
          l,
          'From this week the night package gives twice the data between 23:00 and 07:00. It comes by itself; there is nothing to order.',
          'ယခုအပတ်မှစ၍ ညပိုင်း ပက်ကေ့ချ်သည် ည 23:00 မှ နံနက် 07:00 အတွင်း ဒေတာ ၂ ဆ ရရှိပါမည်။ အလိုအလျောက် ရရှိမည်ဖြစ်ပြီး မှာယူရန် မလိုပါ။',
        )}
      </p>
      <h2>{say(l, 'Who gets it', 'ဘယ်သူတွေ ရမလဲ')}</h2>
      <ul>
        <li>{say(l, 'Everybody with a 30-day package', 'ရက် 30 ပက်ကေ့ချ် ရှိသူတိုင်း')}</li>
        <li>{say(l, 'Lines older than one month', 'တစ်လထက် ကြာသော လိုင်းများ')}</li>
      </ul>
      <blockquote>{say(l, 'Code *979*1# shows what is left.', '*979*1# ဖြင့် လက်ကျန် ကြည့်နိုင်သည်။')}</blockquote>
      <table>
        <thead>
          <tr>
            <th>{say(l, 'Package', 'ပက်ကေ့ချ်')}</th>
            <th>{say(l, 'Day', 'နေ့')}</th>
            <th>{say(l, 'Night', 'ည')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>10 GB</td>
            <td>10 GB</td>
            <td>20 GB</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  ),
  html: (l) => (
    <Prose
      html={`<h3>${say(l, 'How to join', 'ပါဝင်ရန်')}</h3><ol><li>${say(l, 'Top up', 'ငွေဖြည့်ပါ')}</li><li>${say(l, 'Dial *979#', '*979# ကို ခေါ်ပါ')}</li></ol>`}
    />
  ),
}
