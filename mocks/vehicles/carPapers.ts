import type { CarFacts, PolicyFacts } from '../../fixtures/papers/vehiclePapers.ts'
import { labelIn } from '../../src/contract/labels.ts'
import { bodyKindLabels, fuelLabels, insuranceKindLabels } from '../../src/contract/vehicleKinds.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import { centsOf, currencyOn, formatAmount } from '../../src/rules/words/money.ts'
import { assertFound } from '../engine/assertions.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { RecordFileRow } from '../record-files/recordFileRows.ts'
import { numberOfGuid } from '../seed/guid.ts'
import type { VehicleInsuranceRow, VehicleRow } from './vehicleRows.ts'

const withUnit = (count: number | null, unit: string): string => (count === null ? '' : `${count} ${unit}`.trim())

const carOf = (row: VehicleRow): CarFacts => ({
  plate: row.registrationNumber,
  make: row.make,
  model: row.model,
  kind: labelIn(bodyKindLabels, row.bodyKindId),
  fuel: labelIn(fuelLabels, row.fuelId),
  vin: row.vin,
  engineNumber: row.engineNumber,
  engineVolume: withUnit(row.engineVolume, 'куб. см'),
  power: withUnit(row.power, 'kW'),
  seats: withUnit(row.seats, ''),
  year: withUnit(row.productionYear, ''),
  registered: formatDateYear(row.firstRegistration),
  certificateNumber: row.certificateNumber,
})

const policyOf = (row: VehicleInsuranceRow): PolicyFacts => {
  const amountOf = (amount: string | null): string => {
    const cents = amount === null ? null : centsOf(amount)
    return cents === null ? '' : formatAmount(cents, currencyOn(row.validFrom ?? ''), 'eur')
  }
  return {
    kind: labelIn(insuranceKindLabels, row.kindId),
    insurer: row.insurer,
    number: row.policyNumber,
    from: formatDateYear(row.validFrom),
    to: formatDateYear(row.validTo),
    premium: amountOf(row.amount),
    insuredSum: amountOf(row.insuredSum),
    sticker: row.stickerNumber,
    instalments: row.instalments.map(({ date, amount }) => ({ date: formatDateYear(date), amount: amountOf(amount) })),
  }
}

export const carPaper = async (db: MockDatabase, { guid, owner, fileName, size }: RecordFileRow): Promise<Blob> => {
  const [{ paperFile }, papers] = await Promise.all([
    import('../../fixtures/papers/madeFile.ts'),
    import(/* webpackChunkName: "papers" */ '../../fixtures/papers/vehiclePapers.ts'),
  ])
  const car = carOf(assertFound(db.vehicles.get(Number(owner.split('/')[1])), 'Автомобилът'))
  if (!fileName.startsWith('Полица')) return paperFile(papers.registrationCertificate(car), size)
  const policy = assertFound(db.vehicleInsurances.get(numberOfGuid(guid)), 'Полицата')
  return paperFile(papers.insurancePolicy(car, policyOf(policy)), size)
}
