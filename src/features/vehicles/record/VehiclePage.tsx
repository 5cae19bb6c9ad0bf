import { useAtomValue } from 'jotai'
import { useLocation, useParams } from 'wouter'
import type { Vehicle } from '../../../contract/shapes/vehicles.ts'
import { to } from '../../../routes/to.ts'
import type { WayBack } from '../../../screen-kit/list/seenList.ts'
import { useWayBack } from '../../../screen-kit/list/useSeenList.ts'
import { RecordGone } from '../../../screen-kit/RecordGone.tsx'
import { RecordSkeleton } from '../../../screen-kit/RecordSkeleton.tsx'
import { RecordPageForm } from '../../../screen-kit/records/RecordPageForm.tsx'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconEdit } from '../../../widgets/icons.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { VehicleFields } from '../fields/VehicleFields.tsx'
import { vehicleKit } from '../vehicleKits.ts'
import { seenVehiclesAtom, useVehicleRefusal, vehicleAtom, vehicleRecord } from '../vehicleState.ts'
import { VehicleCards } from './VehicleCards.tsx'

const gone = { title: 'Няма такъв автомобил', text: 'Адресът не сочи към автомобил. Потърсете го в списъка по номер.' }
const goneWords = { address: gone, deleted: gone, forbidden: gone }

/** One vehicle: its data and its records, and at `?edit=1` its form (document 1, section 2, „Vehicles“). */
const VehiclePage = () => {
  const { id = '' } = useParams<{ id: string }>()
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
  const back = useWayBack(seenVehiclesAtom, vehicleRecord(number))
  return number === null ? (
    <RecordGone because="address" words={goneWords} back={back} />
  ) : (
    <Loaded key={number} id={number} back={back} />
  )
}

const Loaded = ({ id, back }: { id: number; back: WayBack }) => {
  const { data, error, refetch } = useAtomValue(vehicleAtom(id))
  if (data) return <Shown vehicle={data} back={back} />
  if (error?.status === 404 || error?.kind === 'refused')
    return <RecordGone because="deleted" words={goneWords} back={back} />
  if (!error) return <RecordSkeleton back={back} heading="Автомобил" loading="Автомобилът се зарежда" />
  return (
    <>
      <BackHeader {...back} />
      <h1 className="visually-hidden">Автомобил</h1>
      <Card>
        <ErrorState title="Автомобилът не се зареди" message={error.message} onRetry={() => void refetch()} />
      </Card>
    </>
  )
}

const Shown = ({ vehicle, back }: { vehicle: Vehicle; back: WayBack }) => {
  const [, navigate] = useLocation()
  const refusal = useVehicleRefusal()
  const here = to.vehicles.one(vehicle.id)
  const isEdited = new URLSearchParams(useSearch()).get('edit') === '1' && !refusal
  const { registrationNumber, make, model, statusName } = vehicle
  useTabTitle(registrationNumber)
  const leave = () => navigate(here, { replace: true })
  return (
    <>
      <BackHeader {...back} />
      <PageHeader
        title={`${registrationNumber} ${make} ${model}`}
        note={refusal && `${refusal.title} ${refusal.who}`}
        above={
          <>
            <StatusTag tone="blue">{statusName}</StatusTag>
            {isEdited && <StatusTag tone="blue">Редактиране</StatusTag>}
          </>
        }
        actions={
          !isEdited &&
          !refusal && (
            <Button kind="primary" icon={IconEdit} onClick={() => navigate(`${here}?edit=1`)}>
              Редактирай
            </Button>
          )
        }
      />
      {isEdited ? (
        <RecordPageForm kit={vehicleKit} start={vehicle} onSaved={leave} onCancel={leave}>
          {(form) => <VehicleFields form={form} />}
        </RecordPageForm>
      ) : (
        <VehicleCards vehicle={vehicle} mayWrite={!refusal} />
      )}
    </>
  )
}

export default VehiclePage
