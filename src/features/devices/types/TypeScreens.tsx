import { type RegisterName, typeKits } from '../typeKit.ts'
import { AmendmentPage, CreateTypePage } from './NewTypePage.tsx'
import { TypePage } from './TypePage.tsx'
import { TypesList } from './TypesList.tsx'

export type Shown = { register: RegisterName; show: 'list' | 'create' | 'amendment' | 'one' }

const screens = { list: TypesList, create: CreateTypePage, amendment: AmendmentPage, one: TypePage } as const

/** The screens of the two registers of types (document 1, section 2, „Measuring-device register“). */
const TypeScreens = ({ register, show }: Shown) => {
  const Screen = screens[show]
  return <Screen kit={typeKits[register]} />
}

export default TypeScreens
