import { Group } from '../../fixtures/correspondentGroups.ts'
import { SentVia } from '../../src/contract/enumerations.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import type { CorrespondentRow } from '../correspondents/correspondentRows.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { AddresseeRow } from './documentRows.ts'

/**
 * True if a correspondent may have a profile in СЕОС: only administrations do. A correspondent without a group may be
 * an administration.
 */
const takesPart = ({ isLegalEntity, correspondentGroupId }: CorrespondentRow): boolean =>
  isLegalEntity && (correspondentGroupId ?? 0) <= Group.COURTS

const hasProfile = (row: CorrespondentRow | undefined, sentViaId: number): boolean => {
  if (!row?.isActive) return false
  if (sentViaId === SentVia.DOCEXCHANGE) return takesPart(row)
  return row.entityIdentifier !== null || row.unifiedCitizenshipNumber !== null
}

export const withoutProfile = (db: MockDatabase, addressees: readonly AddresseeRow[]): string[] =>
  addressees.flatMap(({ sentViaId, correspondentId }) => {
    if (sentViaId !== SentVia.EDELIVERY && sentViaId !== SentVia.DOCEXCHANGE) return []
    const row = db.correspondents.get(correspondentId)
    return hasProfile(row, sentViaId) ? [] : [row ? correspondentNameOf(row) : 'адресат извън кореспондентите']
  })
