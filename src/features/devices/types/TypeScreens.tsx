import { useRouteParams } from '../../../screen-kit/routeParams.ts'
import { type RegisterName, type TypeDefinition, typeDefinitions } from '../typeDefinition.ts'
import { LoadedType, useTypeBack, WithGuid } from './LoadedType.tsx'
import { AmendmentPage, CreateTypePage } from './NewTypePage.tsx'
import { TypesList } from './TypesList.tsx'
import { TypeView } from './TypeView.tsx'

export type TypeScreenProps = { register: RegisterName; show: 'list' | 'create' | 'amendment' | 'one' }

const TypePage = ({ definition }: { definition: TypeDefinition }) => {
  const { id = '' } = useRouteParams()
  const back = useTypeBack(definition, id)
  return (
    <WithGuid id={id} back={back}>
      <LoadedType key={id} definition={definition} id={id} back={back}>
        {(type) => <TypeView definition={definition} type={type} back={back} />}
      </LoadedType>
    </WithGuid>
  )
}

const screens = { list: TypesList, create: CreateTypePage, amendment: AmendmentPage, one: TypePage } as const

/** Renders a screen of one of the two registers of types (specification 1, section 2, „Measuring-device register“). */
const TypeScreens = ({ register, show }: TypeScreenProps) => {
  const Screen = screens[show]
  return <Screen definition={typeDefinitions[register]} />
}

export default TypeScreens
