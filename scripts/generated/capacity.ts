import { costLines } from './capacity-costs.ts'
import { readFigures, type Figures } from './capacity-figures.ts'
import { campaignLines, limitLines } from './capacity-limits.ts'
import { sizeLines } from './capacity-sizes.ts'

const MACHINES = `| Part | Machines | Why so many |
|---|---|---|
| edge and balancer | 2 a site | either carries all |
| API | 8 to 16 processes, one a core, over 2 sites | each is stateless; one site alone carries the peak |
| worker | 4 processes over 2 sites | messages and jobs are taken once, by whoever is free |
| PostgreSQL | 3 nodes of 16 to 32 cores, each with the disk of all years above; third at another place | one leads, one has every commit, one follows |
| PgBouncer | 1 beside each balancer | 16 processes with 10 connections and a listener each would want more than PostgreSQL should have |
| Redis | 6 processes on the database machines, 2 GB each | three lead; all of it may be lost |
| status page | 1, in another network | there when nothing else is |`

const page = (figures: Figures): string[] => [
  '# Capacity',
  '',
  '<!-- made by `npm run generate` from bench/results.json and bench/request-costs.json -->',
  '',
  'For 60 million lines, 5 million people signed in each month and 30,000 of them at once. What is measured was measured on a machine with two',
  'cores, shared with other work. It was never run at this size.',
  '',
  '## What one request costs (measured)',
  '',
  ...costLines(figures),
  '',
  '## At three sizes (arithmetic)',
  '',
  'The peaks of 60 million lines are assumed, smaller ones in proportion, and today is taken as one million. Moves are 300 a second all the',
  'time, each as dear as a purchase. Cores are half busy at the peak: the other half is for the site that may be lost.',
  '',
  ...sizeLines(figures),
  '',
  '## What fills up first (arithmetic)',
  '',
  ...limitLines(figures),
  '',
  '## A campaign at 60 million lines (arithmetic)',
  '',
  ...campaignLines(figures),
  '',
  '## What that means in machines',
  '',
  'What is PostgreSQL’s share cannot be spread, so its machines are the large ones; the rest is processes, which can.',
  '',
  MACHINES,
  '',
]

export const capacityText = (folder: string): string => page(readFigures(folder)).join('\n')
