import { useLocation } from 'wouter'
import type { Vehicle } from '../../../contract/shapes/vehicles.ts'
import { to } from '../../../routes/to.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { RecordPage } from '../../../screen-kit/register/RecordPage.tsx'
import { RegisterForm } from '../../../screen-kit/register/RegisterForm.tsx'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconEdit } from '../../../widgets/icons.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { VehicleFields } from '../fields/VehicleFields.tsx'
import { VehicleStatusTag } from '../vehicleColumns.tsx'
import { vehicleDefinition } from '../vehicleDefinitions.ts'
import { useVehicleRefusal, vehiclePlace } from '../vehicleState.ts'
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
            <Button icon={IconEdit} onClick={() => navigate(`${here}?edit=1`)}>
              Редактирай
            </Button>
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
    </>
  )
}

export default VehiclePage
