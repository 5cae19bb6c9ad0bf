import { useParams } from 'wouter'
import type { TypeKit } from '../typeKit.ts'
import { LoadedType, useTypeBack, WithGuid } from './LoadedType.tsx'
import { TypeView } from './TypeView.tsx'

/** One type, or one supplement to a type: what it says and its life, and at `?edit=1` its form. */
export const TypePage = ({ kit }: { kit: TypeKit }) => {
  const { id = '' } = useParams<{ id: string }>()
  const back = useTypeBack(kit, id)
  return (
    <WithGuid id={id} back={back}>
      <LoadedType key={id} kit={kit} id={id} back={back}>
        {(type) => <TypeView kit={kit} type={type} back={back} />}
      </LoadedType>
    </WithGuid>
  )
}
