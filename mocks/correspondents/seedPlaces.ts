import { geography } from '../../fixtures/geography/geography.ts'
import type { Random } from '../seed/seededRandom.ts'

const { municipalities, settlements } = geography

export type SettlementPlace = { settlementId: number; municipalityId: number; districtId: number }

let centres: ReadonlyMap<string, SettlementPlace> | undefined

const placeOf = (settlement: (typeof settlements)[number]): SettlementPlace => ({
  settlementId: settlement.id,
  municipalityId: settlement.municipalityId,
  districtId: settlement.districtId,
})

export const placeNamed = (name: string): SettlementPlace | undefined => {
  if (!centres) {
    const byId = new Map(settlements.map((settlement) => [settlement.id, settlement]))
    centres = new Map(
      municipalities.flatMap(({ name: municipality, centreSettlementId }) => {
        const centre = byId.get(centreSettlementId)
        return centre ? [[municipality, placeOf(centre)] as const] : []
      }),
    )
  }
  return centres.get(name === 'София' ? 'Столична' : name)
}

export const somePlace = (random: Random): SettlementPlace => placeOf(random.one(settlements))
