import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Vehicle } from '../../../contract/shapes/vehicles.ts'
import { vehicles } from '../../../contract/vehicles.ts'
import { to } from '../../../routes/to.ts'
import { hasLeftFleet } from '../../../rules/vehicles/leftFleet.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { RecordPage } from '../../../screen-kit/register/RecordPage.tsx'
import { RegisterForm } from '../../../screen-kit/register/RegisterForm.tsx'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { mayCallAtom } from '../../../state/access.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconEdit, IconReject } from '../../../widgets/icons.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { VehicleFields } from '../fields/VehicleFields.tsx'
import { VehicleStatusTag } from '../vehicleColumns.tsx'
import { vehicleDefinition } from '../vehicleDefinitions.ts'
import { useVehicleRefusal, vehiclePlace } from '../vehicleState.ts'
import { LeaveFleetDialog } from './LeaveFleetDialog.tsx'
import { VehicleCards } from './VehicleCards.tsx'

const VehiclePage = () => (
  <RecordPage place={vehiclePlace}>{(vehicle, back) => <Shown vehicle={vehicle} back={back} />}</RecordPage>
)

const Shown = ({ vehicle, back }: { vehicle: Vehicle; back: ListContext }) => {
  const [, navigate] = useLocation()
  const refusal = useVehicleRefusal()
  const here = to.vehicles.one(vehicle.id)
  const isEdited = new URLSearchParams(useSearch()).get('edit') === '1' && !refusal
  const { registrationNumber, make, model } = vehicle
  useTabTitle(registrationNumber)
  const leave = () => navigate(here, { replace: true })
  const [isLeaving, setLeaving] = useState(false)
  const mayLeave = useAtomValue(mayCallAtom)(vehicles.leave) && !hasLeftFleet(vehicle)
  return (
    <>
      <BackHeader {...back} />
      <PageHeader
        title={`${registrationNumber} ${make} ${model}`}
        note={refusal && `${refusal.title} ${refusal.who}`}
        above={
          <>
            <VehicleStatusTag {...vehicle} />
            {isEdited && <StatusTag tone="blue">Редактиране</StatusTag>}
          </>
        }
        actions={
          !isEdited &&
          !refusal && (
            <>
              {mayLeave && (
                <Button icon={IconReject} onClick={() => setLeaving(true)}>
                  Извади от автопарка
                </Button>
              )}
              <Button icon={IconEdit} onClick={() => navigate(`${here}?edit=1`)}>
                Редактирай
              </Button>
            </>
          )
        }
      />
      {isEdited ? (
        <RegisterForm definition={vehicleDefinition} start={vehicle} onSaved={leave} onCancel={leave}>
          {(form) => <VehicleFields form={form} />}
        </RegisterForm>
      ) : (
        <VehicleCards vehicle={vehicle} canWrite={!refusal} />
      )}
      {isLeaving && <LeaveFleetDialog vehicle={vehicle} onClose={() => setLeaving(false)} />}
    </>
  )
}

export default VehiclePage
