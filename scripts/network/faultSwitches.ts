import { type FaultRule, faultNames } from '../../mocks/engine/faults.ts'

const faultOf = (text: string): FaultRule => {
  const [, name = '', path, times] = /^(\w+)(?:@([^*]+))?(?:\*(\d+))?$/.exec(text) ?? []
  const known = faultNames.find((one) => one === name)
  if (!known)
    throw new Error(`--faults knows ${faultNames.join(', ')}, as in slow,server@PATH*2 (call, times); not "${text}"`)
  return { name: known, ...(path && { path }), ...(times && { times: Number(times) }) }
}

export const faultsOf = (text: string): FaultRule[] =>
  text === '' ? [] : text.split(',').map((one) => faultOf(one.trim()))
