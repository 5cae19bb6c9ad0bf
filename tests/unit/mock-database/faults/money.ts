import { assertFirst, change, type Faults, NEVER, ONE_DAY } from './seedFault.ts'

export const faultsOfMoney: Faults = {
  'which service has several bases of its fee': (db) => {
    const typeOf = ({ documentGuid }: { documentGuid: string }) => db.documents.get(documentGuid)?.typeId
    const all = db.obligations.all()
    const one = assertFirst(all.filter((row) => all.filter((other) => typeOf(other) === typeOf(row)).length > 1))
    db.put('obligations', { ...one, basis: 'чл. 99 от Тарифата' })
  },
  'which fee arose on another day than its document was registered, or is paid over its amount': change(
    'payments',
    ({ amountCents }) => ({ amountCents: amountCents * 3 }),
  ),
  'which payment was made before its fee arose, or noted on another day': change('payments', () => ({ date: NEVER })),
  'which service was rendered before its fee was paid': (db) => {
    const isDone = (guid: string) => db.documents.get(guid)?.statusId === 11
    const fee = assertFirst(db.obligations.all().filter(({ documentGuid }) => isDone(documentGuid)))
    db.put('obligations', { ...fee, amountCents: fee.amountCents + 1 })
  },
  'which fee is not a whole amount in лв., as the tariff has them': change('obligations', ({ amountCents }) => ({
    amountCents: amountCents + 7,
  })),
  'which fee has another term than all': change('obligations', () => ({ dateDue: ONE_DAY })),
  'which payment was made in лв. since the euro': change('payments', () => ({
    currency: 'BGN' as const,
    date: ONE_DAY,
  })),
  'which filling does not cost its quantity at its price, or is over the tank': change('fuelExpenses', () => ({
    quantity: 900,
  })),
  'which policy has instalments that are not its premium, or lie outside its days': change('vehicleInsurances', () => ({
    amount: '1.00',
  })),
  'which instalment is paid ahead of now, or was due and is not paid': change(
    'vehicleInsurances',
    ({ instalments }) => ({ instalments: instalments.map((one) => ({ ...one, paidOn: ONE_DAY })) }),
  ),
  'which trip has an advance over what it costs': change('businessTrips', () => ({ advance: '9000.00' })),
  'which expense report has another advance than its trip, or more than the trip costs': change(
    'expenseReports',
    () => ({
      advance: '9000.00',
    }),
  ),
}
