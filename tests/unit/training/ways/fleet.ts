import { fuelExpenses, vehicleInsurances } from '../../../../src/contract/vehicles.ts'
import { addDays, addMonths } from '../../../../src/dates/civilDate.ts'
import { doNothing, type Trainee, type Ways } from '../trainee.ts'
import { misses } from './misses.ts'

const carOf = (at: Trainee) =>
  at.db.vehicles.all().find(({ registrationNumber }) => registrationNumber === at.of('car', 'number'))?.id ?? 0

const insure = async (at: Trainee, given: object = {}) => {
  const one = { pageNumber: 1, pageSize: 1 }
  const { items } = await at.sendRequest(vehicleInsurances.list, { query: one, body: { vehicleId: carOf(at) } })
  const validFrom = addDays(at.of('car', 'liabilityUntil'), 1)
  const body = {
    ...items[0]!,
    id: 0,
    kindId: 1,
    insurer: 'Армеец',
    policyNumber: 'BG/22/126000001',
    validFrom,
    validTo: addDays(addMonths(validFrom, 12), -1),
    amount: '312.40',
    instalments: [{ date: validFrom, amount: '312.40', paidOn: null }],
    ...given,
  }
  return at.sendRequest(vehicleInsurances.insert, { body })
}

const fill = async (at: Trainee, given: object = {}, driven = 250, vehicleId = carOf(at)) => {
  const { items } = await at.sendRequest(fuelExpenses.list, {
    query: { pageNumber: 1, pageSize: 1 },
    body: { vehicleId },
  })
  const body = {
    ...items[0]!,
    id: 0,
    date: at.day(0),
    quantity: 20,
    unitPrice: '1.35',
    amount: '27.00',
    mileage: (items[0]?.mileage ?? 0) + driven,
    documentNumber: 'УЧ-1',
    driverReason: 'Замества',
    deviationReason: 'Учебно',
    ...given,
  }
  return at.sendRequest(fuelExpenses.insert, { body })
}

const presentPolicy = (at: Trainee): number =>
  at.db.vehicleInsurances
    .by('vehicleId', carOf(at))
    .find(({ kindId, validTo }) => kindId === 1 && validTo === at.of('car', 'liabilityUntil'))?.id ?? 0

const startOf = (at: Trainee): string => addDays(at.of('car', 'liabilityUntil'), 1)

const during = (at: Trainee, days: number, months: number) => {
  const validFrom = addDays(startOf(at), days - 1)
  return {
    validFrom,
    validTo: addDays(addMonths(validFrom, months), -1),
    instalments: [{ date: validFrom, amount: '312.40', paidOn: null }],
  }
}

const withPremium = (amount: string) => ({ amount, instalments: [{ date: '2026-12-10', amount, paidOn: null }] })

const insureOther = (at: Trainee, policyNumber = 'BG/22/126000001') =>
  insure(at, { vehicleId: otherCar(at), policyNumber, ...during(at, 800, 12) })

const otherCar = (at: Trainee): number =>
  at.db.vehicles
    .all()
    .find(({ id, statusId, fuelId }) => id !== carOf(at) && statusId === 1 && (fuelId === 1 || fuelId === 2))?.id ?? 0

export const waysOfFleet: Readonly<Record<string, Ways>> = {
  'car-policy': {
    isFresh: true,
    right: (at) => insure(at),
    repaired: [
      [
        'another number, corrected',
        async (at) => {
          const made = await insure(at, { policyNumber: 'BG/22/1' })
          await at.sendRequest(vehicleInsurances.update, { body: { ...made, policyNumber: 'BG/22/126000001' } })
        },
      ],
      [
        'for another car, deleted and entered anew',
        async (at) => {
          const { id } = await insureOther(at)
          await at.sendRequest(vehicleInsurances.remove, { query: { id } })
          await insure(at)
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /няма нова полица/],
      ...misses(insure)(
        ['another number', { policyNumber: 'BG/22/126000010' }, /Номерът на полицата/],
        ['another insurer', { insurer: 'Лев Инс' }, /Застрахователят/],
        ['another premium', withPremium('321.40'), /Премията/],
      ),
      ['comprehensive', (at) => insure(at, { kindId: 2, ...during(at, 400, 12) }), /„Гражданска отговорност“/],
      ['of accident', (at) => insure(at, { kindId: 3, ...during(at, 400, 12) }), /„Гражданска отговорност“/],
      ['a day later', (at) => insure(at, during(at, 2, 12)), /не започва в деня/],
      ['a year later', (at) => insure(at, during(at, 366, 12)), /не започва в деня/],
      ['for half a year', (at) => insure(at, during(at, 1, 6)), /точно за една година/],
      ['for two years', (at) => insure(at, during(at, 1, 24)), /точно за една година/],
      ['a day longer', (at) => insure(at, { validTo: addDays(addMonths(startOf(at), 12), 0) }), /точно за една година/],
      ['for another car', (at) => insureOther(at), /няма нова полица/],
      [
        'for another car too',
        async (at) => {
          await insure(at)
          await insureOther(at, 'BG/22/126000002')
        },
        /не е от задачата/,
      ],
      [
        'the present one deleted after it',
        async (at) => {
          await insure(at)
          await at.sendRequest(vehicleInsurances.remove, { query: { id: presentPolicy(at) } })
        },
        /^Изтрита е полица, която важи\. [^\n]*$/,
      ],
    ],
  },
  fuel: {
    isFresh: true,
    right: (at) => fill(at),
    repaired: [
      [
        'less fuel, corrected',
        async (at) => {
          const made = await fill(at, { quantity: 10, amount: '13.50' })
          await at.sendRequest(fuelExpenses.update, { body: { ...made, quantity: 20, amount: '27.00' } })
        },
      ],
      [
        'entered twice, the second deleted',
        async (at) => {
          await fill(at)
          const { id } = await fill(at, { documentNumber: 'УЧ-2' }, 10)
          await at.sendRequest(fuelExpenses.remove, { query: { id } })
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /няма ново зареждане/],
      ...misses(fill)(
        ['less fuel', { quantity: 10, amount: '13.50' }, /Количеството/],
        ['two litres', { quantity: 2, amount: '2.70' }, /Количеството/],
        ['for more money', { unitPrice: '1.40', amount: '28.00' }, /Стойността/],
        ['yesterday', { date: '2026-11-19' }, /днешна дата/],
      ),
      ['240 kilometres', (at) => fill(at, {}, 240), /Километрите/],
      ['260 kilometres', (at) => fill(at, {}, 260), /Километрите/],
      ['2500 kilometres', (at) => fill(at, {}, 2500), /Километрите/],
      [
        'twice',
        async (at) => {
          await fill(at)
          await fill(at, { documentNumber: 'УЧ-2' }, 10)
        },
        /повече от едно ново зареждане/,
      ],
      [
        'deleted',
        async (at) => at.sendRequest(fuelExpenses.remove, { query: { id: (await fill(at)).id } }),
        /няма ново зареждане/,
      ],
      [
        'the one before it deleted',
        async (at) => {
          const known = at.db.fuelExpenses
            .by('vehicleId', carOf(at))
            .toSorted((a, b) => (b.mileage ?? 0) - (a.mileage ?? 0))
          await fill(at)
          await at.sendRequest(fuelExpenses.remove, { query: { id: known[0]?.id ?? 0 } })
        },
        /Изтрито е друго зареждане/,
      ],
      ['another car', (at) => fill(at, { vehicleId: otherCar(at) }, 250, otherCar(at)), /няма ново зареждане/],
      [
        'another car too',
        async (at) => {
          await fill(at)
          await fill(at, { vehicleId: otherCar(at), documentNumber: 'УЧ-3' }, 250, otherCar(at))
        },
        /не е от задачата/,
      ],
    ],
  },
}
