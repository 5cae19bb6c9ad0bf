import { useAtomValue } from 'jotai'
import type { Vehicle, VehicleAccess, VehicleInspection, VehicleInsurance } from '../../../contract/shapes/vehicles.ts'
import { type CivilDate, formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import { coverWarnings, endWarnings, nextInstalment } from '../../../rules/vehicles/insuranceWarnings.ts'
import { hasLeftFleet, lastDayInFleet } from '../../../rules/vehicles/leftFleet.ts'
import { dateColumn, numberColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { AmountOfDay } from '../../../screen-kit/money/AmountOfDay.tsx'
import { RecordFilesCard } from '../../../screen-kit/register/RecordFilesCard.tsx'
import { RegisterCard } from '../../../screen-kit/register/RegisterCard.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { AdministrativeFields, MaintenanceFields } from '../fields/expenseFields.tsx'
import { FuelFields } from '../fields/FuelFields.tsx'
import { AccessFields, InspectionFields, InsuranceFields } from '../fields/partFields.tsx'
import {
  administrativeOfVehicle,
  amountColumn,
  fuelOfVehicle,
  maintenanceOfVehicle,
  Until,
} from '../vehicleColumns.tsx'
import {
  accessDefinition,
  administrativeDefinition,
  fuelDefinition,
  inspectionDefinition,
  insuranceDefinition,
  maintenanceDefinition,
  useDefinitionOf,
} from '../vehicleDefinitions.ts'
import {
  accessesAtom,
  inspectionsAtom,
  insurancesAtom,
  newestAdministrativeAtom,
  newestFuelAtom,
  newestMaintenanceAtom,
  vehicleFiles,
} from '../vehicleState.ts'
import { TripsCard } from './TripsCard.tsx'
import { VehicleData } from './VehicleData.tsx'

const line = { onPhone: 'line' } as const
/**
 * Returns the date of the next unpaid instalment. `last`: the last day of the vehicle in the fleet; later instalments
 * are not paid.
 */
const nextText = (policy: VehicleInsurance, last: CivilDate | null): string => {
  const date = nextInstalment(policy)?.date
  if (date === undefined) return 'всички са платени'
  return last !== null && date > last ? 'няма' : formatDate(date)
}
const insuranceColumns = (last: CivilDate | null): readonly WordedColumn<VehicleInsurance>[] => [
  textColumn('kindName', 'Вид', { width: '14rem', onPhone: 'title', opens: true }),
  textColumn('insurer', 'Застраховател', { onPhone: 'line' }),
  textColumn('policyNumber', 'Полица №', { width: '9rem', ...line }),
  dateColumn('validFrom', 'От', { width: '6.5rem', ...line }),
  dateColumn('validTo', 'До', { width: '8rem', ...line }, ({ validTo }) => <Until isHistory date={validTo} />),
  textColumn('amount', 'Премия', { width: '10.5rem', numeric: true, ...line }, ({ amount, validFrom }) => (
    <AmountOfDay date={validFrom} amount={amount} />
  )),
  { key: 'next', header: 'Следваща вноска', width: '10.5rem', ...line, text: (policy) => nextText(policy, last) },
]
const inspectionColumns: readonly WordedColumn<VehicleInspection>[] = [
  dateColumn('date', 'Дата', { width: '6.8rem', onPhone: 'title', opens: true }),
  dateColumn('validTo', 'Валиден до', { width: '8rem', ...line }, ({ validTo }) => (
    <Until isHistory date={validTo} of="inspection" />
  )),
  textColumn('resultName', 'Резултат', { width: '10rem', ...line }),
  textColumn('station', 'Пункт', { onPhone: 'line' }),
  textColumn('protocolNumber', 'Протокол №', { width: '8rem', ...line }),
  numberColumn('mileage', 'Километраж', { width: '7rem', numeric: true, ...line }),
  amountColumn('amount', 'Такса'),
]
const accessColumns: readonly WordedColumn<VehicleAccess>[] = [
  textColumn('personName', 'Служител', { onPhone: 'title', opens: true }),
  textColumn('rightName', 'Право', { width: '8rem', onPhone: 'tag' }),
  dateColumn('dateFrom', 'От', { width: '6.8rem', ...line }),
  {
    ...dateColumn('dateTo', 'До', { width: '6.8rem', ...line }),
    text: ({ dateTo }) => (dateTo === null ? 'безсрочно' : formatDate(dateTo)),
  },
  textColumn('licence', 'Свидетелство', { width: '11rem', ...line }),
  textColumn('orderNumber', 'Заповед №', { width: '8rem', ...line }),
]

const CoverWarnings = ({ vehicle }: { vehicle: Vehicle }) => {
  const { data } = useAtomValue(insurancesAtom(vehicle.id))
  const warnings =
    data && !hasLeftFleet(vehicle)
      ? [
          ...coverWarnings(data.items, today()),
          ...endWarnings('inspection', vehicle.inspectionUntil, today()),
          ...endWarnings('vignette', vehicle.vignetteUntil, today()),
        ]
      : []
  return warnings.length === 0 ? null : (
    <Banner kind="warning" title="Автомобилът изисква внимание">
      <ul className="m-0 pl-3">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Banner>
  )
}

export const VehicleCards = ({ vehicle, canWrite }: { vehicle: Vehicle; canWrite: boolean }) => {
  const { id: vehicleId, registrationNumber, make, model } = vehicle
  const last = lastDayInFleet(vehicle, today())
  /**
   * The initial date of a new record. If the vehicle was scrapped or transferred, it is the vehicle's last day, because
   * a later day is refused.
   */
  const onDay = last !== null && { date: last }
  const of = { vehicleId, registrationNumber, vehicleName: `${make} ${model}` }
  const insurance = useDefinitionOf(insuranceDefinition)
  const access = useDefinitionOf(accessDefinition)
  const administrative = useDefinitionOf(administrativeDefinition)
  const fuel = useDefinitionOf(fuelDefinition)
  const maintenance = useDefinitionOf(maintenanceDefinition)
  const inspection = useDefinitionOf(inspectionDefinition)
  return (
    <div className="flex flex-column gap-3">
      <CoverWarnings vehicle={vehicle} />
      <VehicleData vehicle={vehicle} />
      <RegisterCard
        definition={insurance}
        title="Застраховки"
        queryAtom={insurancesAtom(vehicleId)}
        columns={insuranceColumns(last)}
        start={{ ...insurance.blank, ...of }}
        canWrite={canWrite}
        empty="Няма въведени застраховки."
        size="l"
      >
        {(form) => <InsuranceFields form={form} />}
      </RegisterCard>
      <RegisterCard
        definition={inspection}
        title="Технически прегледи"
        queryAtom={inspectionsAtom(vehicleId)}
        columns={inspectionColumns}
        start={{ ...inspection.blank, ...of }}
        canWrite={canWrite}
        empty="Няма въведени прегледи."
      >
        {(form) => <InspectionFields form={form} />}
      </RegisterCard>
      <RegisterCard
        definition={access}
        title="Достъп на служители"
        queryAtom={accessesAtom(vehicleId)}
        columns={accessColumns}
        start={{ ...access.blank, ...of, dateTo: last }}
        canWrite={canWrite}
        empty="Никой няма достъп."
      >
        {(form) => <AccessFields form={form} />}
      </RegisterCard>
      <TripsCard vehicleId={vehicleId} />
      <RegisterCard
        definition={fuel}
        title="Гориво"
        queryAtom={newestFuelAtom(vehicleId)}
        columns={fuelOfVehicle}
        start={{ ...fuel.blank, ...of, ...onDay }}
        canWrite={canWrite}
        allHref={to.vehicles.fuelExpenses({ vehicleId })}
        empty="Няма въведени разходи за гориво."
        size="l"
      >
        {(form) => <FuelFields form={form} />}
      </RegisterCard>
      <RegisterCard
        definition={administrative}
        title="Административни разходи"
        queryAtom={newestAdministrativeAtom(vehicleId)}
        columns={administrativeOfVehicle}
        start={{ ...administrative.blank, ...of, ...onDay }}
        canWrite={canWrite}
        allHref={to.vehicles.administrativeExpenses({ vehicleId })}
        empty="Няма въведени административни разходи."
      >
        {(form) => <AdministrativeFields form={form} />}
      </RegisterCard>
      <RegisterCard
        definition={maintenance}
        title="Ремонт и обслужване"
        queryAtom={newestMaintenanceAtom(vehicleId)}
        columns={maintenanceOfVehicle}
        start={{ ...maintenance.blank, ...of, ...onDay }}
        canWrite={canWrite}
        allHref={to.vehicles.maintenances({ vehicleId })}
        empty="Няма въведени ремонти."
        size="l"
      >
        {(form) => <MaintenanceFields form={form} />}
      </RegisterCard>
      <RecordFilesCard files={vehicleFiles} id={vehicleId} canWrite={canWrite} />
    </div>
  )
}
