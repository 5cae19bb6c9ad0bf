import { useLocation } from 'wouter'
import type { Vehicle } from '../../../contract/shapes/vehicles.ts'
import { bodyKindLabels, fuelLabels, vehicleStatusLabels } from '../../../contract/vehicleKinds.ts'
import { vehicles } from '../../../contract/vehicles.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import { hasLeftFleet } from '../../../rules/vehicles/leftFleet.ts'
import { shortName } from '../../../rules/words/personName.ts'
import { yesNoInAddress } from '../../../screen-kit/list/addressField.ts'
import { departmentColumn, numberColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { ListScreen } from '../../../screen-kit/list/ListBody.tsx'
import { ListEmpty } from '../../../screen-kit/list/ListEmpty.tsx'
import { type FilterOf, labelField, listFilter, lookupField, textField } from '../../../screen-kit/list/listFilter.ts'
import { fileOfRecords, pageOfRecords } from '../../../screen-kit/list/recordsQuery.ts'
import { type Filtering, useFilterPanel } from '../../../screen-kit/list/useFilterPanel.ts'
import { useSeenList } from '../../../screen-kit/list/useListContext.ts'
import { useListPage } from '../../../screen-kit/list/useListPage.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { LookupSelect } from '../../../screen-kit/lookup/LookupSelect.tsx'
import { departments, people } from '../../../screen-kit/lookup/lookups.ts'
import { RegisterDialogs } from '../../../screen-kit/register/RegisterDialogs.tsx'
import { useRecordActions } from '../../../screen-kit/register/useRecordActions.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { FilterCard } from '../../../widgets/fields/FilterCard.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconAdd, IconEdit, IconFuel } from '../../../widgets/icons.ts'
import { FuelFields } from '../fields/FuelFields.tsx'
import { Until, VehicleStatusTag } from '../vehicleColumns.tsx'
import { fuelDefinition, useDefinitionOf } from '../vehicleDefinitions.ts'
import { useVehicleRefusal, vehiclePlace } from '../vehicleState.ts'

const vehiclesFilter = listFilter({
  registrationNumber: textField('Рег. № '),
  make: textField('Марка: '),
  bodyKindId: labelField('Вид: ', bodyKindLabels),
  fuelId: labelField('Гориво: ', fuelLabels),
  departmentId: lookupField('Звено', departments),
  statusId: labelField('Статус: ', vehicleStatusLabels),
  isInFleet: {
    label: 'Автопарк',
    address: yesNoInAddress,
    tag: (isInFleet) => (isInFleet ? 'Само в автопарка' : 'Само извадени от автопарка'),
  },
  personId: lookupField('Отговорник', people, 'Отговорник: '),
})
type VehiclesFilter = FilterOf<typeof vehiclesFilter>

const fleetOptions = [
  { value: 'true', label: 'В автопарка' },
  { value: 'false', label: 'Извадени' },
]

type UntilField = 'liabilityUntil' | 'comprehensiveUntil' | 'inspectionUntil'
const untilOf = { liabilityUntil: 'insurance', comprehensiveUntil: 'cover', inspectionUntil: 'inspection' } as const
const untilColumn = (key: UntilField, header: string): WordedColumn<Vehicle> => ({
  key,
  header,
  sortBy: key,
  width: '6.6rem',
  onPhone: 'line',
  text: (vehicle) => formatDate(vehicle[key]),
  cell: (vehicle) => <Until date={vehicle[key]} of={untilOf[key]} />,
})

const vehiclesColumns: readonly WordedColumn<Vehicle>[] = [
  textColumn(
    'registrationNumber',
    'Рег. №',
    { width: '7rem', onPhone: 'title', opens: true, nowrap: true },
    ({ registrationNumber }) => <b className="nowrap">{registrationNumber}</b>,
  ),
  textColumn('make', 'Марка', { width: '7rem', onPhone: 'line' }),
  textColumn('model', 'Модел', { width: '6.5rem', onPhone: 'line', foldsInto: 'make', foldedAs: '' }),
  textColumn('bodyKindName', 'Вид', { width: '6.5rem', onPhone: 'line' }),
  textColumn('fuelName', 'Гориво', { width: '6.5rem', onPhone: 'line' }),
  departmentColumn('departmentName', 'Звено', { width: '24%', onPhone: 'line' }),
  textColumn(
    'responsibleName',
    'Отговорник',
    { width: '9rem', onPhone: 'line', foldsInto: 'departmentName' },
    ({ responsibleName }) => responsibleName && shortName(responsibleName),
  ),
  numberColumn('mileage', 'Километраж', {
    width: '6.5rem',
    numeric: true,
    onPhone: 'line',
    foldsInto: 'statusName',
    folds: 'last',
  }),
  untilColumn('liabilityUntil', 'ГО до'),
  { ...untilColumn('comprehensiveUntil', 'Каско до'), foldsInto: 'liabilityUntil', folds: 'last' },
  untilColumn('inspectionUntil', 'ГТП до'),
  textColumn('statusName', 'Статус', { width: '8rem', onPhone: 'tag' }, (row) => <VehicleStatusTag {...row} />),
]

const hiddenAtFirst = ['bodyKindName', 'fuelName']
const pageOf = pageOfRecords<Vehicle, VehiclesFilter>(vehicles.list)
const fileOfList = fileOfRecords<VehiclesFilter>(vehicles.export)
const keyOf = ({ id }: Vehicle) => id
const nameOf = ({ registrationNumber }: Vehicle) => registrationNumber
const hrefOf = ({ id }: Vehicle) => to.vehicles.one(id)
const toneOf = ({ statusId }: Vehicle) => (hasLeftFleet({ statusId }) ? ('muted' as const) : undefined)

const VehiclesFilterCard = ({ list }: { list: Filtering<VehiclesFilter> }) => {
  const panel = useFilterPanel(vehiclesFilter, list)
  return (
    <FilterCard {...panel.card()}>
      <TextField label="Рег. №" {...panel.text('registrationNumber')} />
      <TextField label="Марка" {...panel.text('make')} />
      <SelectField label="Вид" options={labelOptions(bodyKindLabels)} {...panel.choice('bodyKindId')} />
      <SelectField label="Гориво" options={labelOptions(fuelLabels)} {...panel.choice('fuelId')} />
      <LookupSelect label="Звено" from={departments} {...panel.id('departmentId')} />
      <SelectField label="Статус" options={labelOptions(vehicleStatusLabels)} {...panel.choice('statusId')} />
      <SelectField label="Автопарк" options={fleetOptions} {...panel.choice('isInFleet')} />
      <LookupSelect label="Отговорник" from={people} {...panel.id('personId')} />
    </FilterCard>
  )
}

const VehiclesPage = () => {
  const [, navigate] = useLocation()
  const refusal = useVehicleRefusal()
  const list = useListPage({
    name: 'vehicles',
    title: 'Служебни автомобили',
    filter: vehiclesFilter,
    columns: vehiclesColumns,
    hiddenAtFirst,
    pageOf,
  })
  useSeenList(vehiclePlace.seenAtom, list, keyOf)
  const fuel = useDefinitionOf(fuelDefinition)
  const filling = useRecordActions(fuel, [])
  const edit = (vehicle: Vehicle) => ({
    label: 'Редактирай',
    icon: IconEdit,
    run: () => navigate(`${hrefOf(vehicle)}?edit=1`),
  })
  const fill = ({ id: vehicleId, registrationNumber, make, model }: Vehicle) => ({
    label: 'Разход за гориво',
    icon: IconFuel,
    run: () =>
      filling.open({
        kind: 'new',
        start: { ...fuel.blank, vehicleId, registrationNumber, vehicleName: `${make} ${model}` },
      }),
  })
  const add = !refusal && (
    <LinkButton kind="primary" icon={IconAdd} href={to.vehicles.create()}>
      Нов автомобил
    </LinkButton>
  )
  return (
    <>
      <ListScreen
        list={list}
        note={refusal && `${refusal.title} ${refusal.who}`}
        actions={add}
        fileOfList={fileOfList}
        filterCard={<VehiclesFilterCard list={list} />}
        rowKey={keyOf}
        rowLabel={nameOf}
        rowHref={hrefOf}
        rowTone={toneOf}
        moreActions={(row) => (refusal ? [] : [fill(row), edit(row)])}
        empty={
          <ListEmpty list={list} of="автомобили" one="един автомобил" action={add}>
            Тук се появяват служебните автомобили със сроковете на застраховките и прегледите им.
          </ListEmpty>
        }
      />
      <RegisterDialogs definition={fuel} register={filling} size="l">
        {(form) => <FuelFields form={form} />}
      </RegisterDialogs>
    </>
  )
}

export default VehiclesPage
