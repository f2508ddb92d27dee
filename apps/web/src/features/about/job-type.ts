import type { Job } from '#contracts/pages.ts'
import type { TextKey } from '#i18n/keys.generated.ts'

export const JOB_TYPE: Readonly<Record<Job['type'], TextKey>> = {
  FULL_TIME: 'about.fullTime',
  PART_TIME: 'about.partTime',
  CONTRACT: 'about.contract',
  INTERNSHIP: 'about.internship',
}
