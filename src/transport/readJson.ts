/** Reads JSON of .NET backends without losing long numbers and reference wrappers. */

/** Matches numbers and also strings, because a string may contain digits. */
const textsAndNumbers = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Turns a number that JavaScript cannot represent exactly into a string, because a rounded id would identify another
 * record.
 */
const withExactNumbers = (text: string): string =>
  text.replace(textsAndNumbers, (one) =>
    one.startsWith('"') || Number.isSafeInteger(Math.trunc(Number(one))) ? one : `"${one}"`,
  )

type Node = Record<string, unknown>

/** Resolves the references that .NET writes as `$id`, `$values` and `$ref` (ReferenceHandler.Preserve). */
const withoutReferences = (json: unknown): unknown => {
  const known = new Map<unknown, unknown>()
  const plain = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return fill(value, value)
    const { $id, $ref, $values, ...rest } = value as Node
    if ($ref !== undefined) return known.get($ref)
    const list = Array.isArray($values) ? $values : null
    const made: unknown[] | Node = list === null ? rest : []
    if ($id !== undefined) known.set($id, made)
    if (list !== null) return fill(made as unknown[], list)
    for (const [name, one] of Object.entries(rest)) rest[name] = plain(one)
    return made
  }
  const fill = (into: unknown[], from: readonly unknown[]): unknown[] => {
    for (const [index, one] of from.entries()) into[index] = plain(one)
    return into
  }
  return plain(json)
}

export const readJson = (text: string): unknown => withoutReferences(JSON.parse(withExactNumbers(text)))
