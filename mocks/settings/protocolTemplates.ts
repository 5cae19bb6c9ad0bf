import { protocolTemplates } from '../../fixtures/protocolTemplates.ts'
import type { Frame } from '../seed/seedFrame.ts'

export type ProtocolTemplateRow = {
  id: number
  name: string
  inspectionKindId: number | null
  validFrom: string | null
  validTo: string | null
  isActive: boolean
  /** All versions of the template, oldest first; the last one is the current version. */
  versions: { version: number; content: string; savedAt: string; savedBy: string }[]
}

const WORKING_DAYS_BETWEEN = 60

export const protocolTemplateRows = ({ days }: Frame): ProtocolTemplateRow[] =>
  protocolTemplates.map(({ versions, ...template }, i) => ({
    ...template,
    id: i + 1,
    validFrom: null,
    validTo: null,
    versions: versions.map((content, at) => ({
      version: at + 1,
      content,
      savedAt: days.isoAt(days.step(days.today, (at - versions.length) * WORKING_DAYS_BETWEEN), 8 * 3600),
      savedBy: 'Николай Стоянов',
    })),
  }))
