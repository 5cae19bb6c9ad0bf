import { lazyPart } from '../../widgets/page/lazyPart.tsx'

export const HandOverDialog = lazyPart(() => import(/* webpackChunkName: "my-day" */ './HandOverDialog.tsx'))
