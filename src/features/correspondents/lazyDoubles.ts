import { lazyPart } from '../../widgets/page/lazyPart.tsx'

export const PossibleDoubles = lazyPart(
  () => import(/* webpackChunkName: "correspondent-dialogs" */ './page/PossibleDoubles.tsx'),
)
