import type { Field, FieldHook } from 'payload'
import type { Asked } from '../fields/shape-rule.ts'
import { inWords } from '../words/desk-words.ts'
import { now } from '../clock.ts'
import { picture } from '../fields/picture.ts'
import { rich } from '../fields/rich.ts'
import { choice, day, line, lines, moment, offer, one, plain, rows } from '../fields/texts.ts'
import { until, untilRule } from '../fields/until-rule.ts'
import { notCopied } from '../fields/window.ts'
import { POST_TEMPLATES, SHOPS_SHOWN } from '../options.ts'
import { document } from './document.ts'

type PostData = { template?: unknown }

const isCampaign = (data: PostData | undefined): boolean => data?.template === 'CAMPAIGN'

/** Drafts are not validated, so this bites exactly where the regulator wants it: at publishing. */
const neededByCampaign =
  (word: 'campaignNeedsApproval' | 'campaignNeedsStart' | 'campaignNeedsEnd') =>
  (value: unknown, { data, req }: { data: PostData } & Asked) =>
    !isCampaign(data) || Boolean(value) || inWords(word, req?.i18n.language ?? 'en')

const lastDay = untilRule('startsOn', { allowSame: true })
const endsAfterStart = (value: unknown, args: { data: PostData } & Parameters<typeof lastDay>[1]) => {
  const needed = neededByCampaign('campaignNeedsEnd')(value, args)
  return needed === true ? lastDay(value, args) : needed
}

const campaign: Field = {
  name: 'campaign',
  type: 'group',
  admin: {
    condition: (data) => isCampaign(data),
    description: 'The regulator requires all three before you can publish.',
  },
  fields: [
    {
      ...plain('approvalRef', { label: 'Approval reference of the regulator' }),
      validate: neededByCampaign('campaignNeedsApproval'),
    } as Field,
    { ...day('startsOn', false), validate: neededByCampaign('campaignNeedsStart') } as Field,
    until({ ...day('endsOn', false), validate: endsAfterStart } as Field, 'startsOn'),
    rows('prizes', [line('label', { required: true })]),
    rows('sections', [line('title', { required: true }), ...rich('body')]),
    ...rich('howToJoin'),
    ...rich('terms'),
  ],
}

/** Nothing chosen, no shops. */
const shopsShown = (): Field => ({ name: 'shops', type: 'select', options: [...SHOPS_SHOWN] })

const nowWhenPublished: FieldHook = ({ value, siblingData }) =>
  value ?? (siblingData['_status'] === 'published' ? now().toISOString() : value)

export const posts = document({
  slug: 'posts',
  group: 'News',
  title: 'title',
  columns: ['template', 'category'],
  route: (id) => `post-detail/${id}`,
  fields: [
    line('title', { required: true }),
    lines('description'),
    choice('template', POST_TEMPLATES, 'NEWS'),
    one('category', 'categories'),
    ...picture(),
    line('pictureAlt'),
    ...rich('content'),
    offer(),
    shopsShown(),
    campaign,
    {
      ...moment('publishedAt', 'Shown to readers. Set automatically when you first publish.'),
      hooks: { ...notCopied.hooks, beforeChange: [nowWhenPublished] },
    } as Field,
    moment('changedAt', 'Shown to readers as the date of the last update.'),
    { name: 'pinned', type: 'checkbox', defaultValue: false },
  ],
})
