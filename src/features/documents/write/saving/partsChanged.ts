import type { Document } from '../../../../contract/shapes/documents.ts'

const parts = {
  files: 'файлове',
  correspondents: 'кореспонденти',
  addressees: 'адресати',
  tasks: 'задачи',
  comments: 'коментари',
  obligations: 'задължения',
} as const satisfies Partial<Record<keyof Document['counts'], string>>

export const partsChanged = (was: Pick<Document, 'counts'>, now: Pick<Document, 'counts'>): string =>
  (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => was.counts[part] !== null && now.counts[part] !== null && was.counts[part] !== now.counts[part])
    .map((part) => `${parts[part]} (бяха ${was.counts[part]}, сега са ${now.counts[part]})`)
    .join('; ')
