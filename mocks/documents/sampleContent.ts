import { sampleFile } from '../../fixtures/sampleFiles.ts'
import { found } from '../engine/refused.ts'
import { correspondentNames, documentLabel, typeNameOf } from '../people/names.ts'
import type { World } from '../world.ts'
import type { AttachedFileRow } from './rows.ts'

/** The contents of a seeded file, made again from what the document says. */
export const sampleContent = (world: World, row: AttachedFileRow): Blob => {
  const document = found(world.documents.get(row.documentGuid), 'Документът')
  const lines = [
    document.number ? `№ ${documentLabel(document)}` : 'Без номер',
    document.subject,
    ...correspondentNames(world, document),
    'Учебен файл: съдържанието е измислено.',
  ]
  return sampleFile({ contentType: row.contentType, title: typeNameOf(world, document), lines, size: row.size })
}
