import { Button } from '../button/button.tsx'
import { say } from '../examples.ts'
import type { Examples } from '../examples.ts'
import { Row, Rows } from './rows.tsx'

export const examples: Examples = {
  stacked: (l) => (
    <Rows>
      <Row>
        <b>{say(l, 'Sabai Week', 'စံပယ် တစ်ပတ်')}</b>
        <span>{say(l, 'Until 21 November', '21 နိုဝင်ဘာအထိ')}</span>
      </Row>
      <Row>
        <b>{say(l, 'Sabai Month', 'စံပယ် တစ်လ')}</b>
        <span>{say(l, 'Until 14 December', '14 ဒီဇင်ဘာအထိ')}</span>
      </Row>
    </Rows>
  ),
  spread: (l) => (
    <Rows>
      {['09 650 000 345', '09 650 000 346'].map((number) => (
        <Row key={number} spread>
          <span>{number}</span>
          <Button size="small" variant="secondary">
            {say(l, 'Remove', 'ဖယ်ရှားရန်')}
          </Button>
        </Row>
      ))}
    </Rows>
  ),
}
