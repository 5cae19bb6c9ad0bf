import { useLocation } from 'wouter'
import { to } from '../../../routes/to.ts'
import { useListContext } from '../../../screen-kit/list/useListContext.ts'
import { RegisterForm } from '../../../screen-kit/register/RegisterForm.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconBack, IconForbidden } from '../../../widgets/icons.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { VehicleFields } from '../fields/VehicleFields.tsx'
import { vehicleDefinition } from '../vehicleDefinitions.ts'
import { useVehicleRefusal, vehiclePlace } from '../vehicleState.ts'

/**
 * Renders the form of a new vehicle (specification 1, section 2, „Vehicles“). A user who may only read can open the
 * URL; the page then explains why there is no form.
 */
const CreateVehiclePage = () => {
  const [, navigate] = useLocation()
  const back = useListContext(vehiclePlace.seenAtom, vehiclePlace.opened(null))
  const refusal = useVehicleRefusal()
  if (refusal)
    return (
      <>
        <BackHeader href={back.href} label={back.label} />
        <PageHeader title="Добавяне на автомобил" />
        <Card>
          <EmptyState
            title={refusal.title}
            icon={IconForbidden}
            action={
              <LinkButton href={back.href} icon={IconBack}>
                Към „{back.label}“
              </LinkButton>
            }
          >
            {`${refusal.because} ${refusal.who ?? ''}`}
          </EmptyState>
        </Card>
      </>
    )
  return (
    <>
      <BackHeader href={back.href} label={back.label} />
      <PageHeader title="Добавяне на автомобил" note="Полетата със звезда са задължителни." />
      <RegisterForm
        definition={vehicleDefinition}
        start={vehicleDefinition.blank}
        onSaved={({ id }) => navigate(to.vehicles.one(id), { replace: true })}
        onCancel={() => navigate(back.href)}
      >
        {(form) => <VehicleFields form={form} />}
      </RegisterForm>
    </>
  )
}

export default CreateVehiclePage
