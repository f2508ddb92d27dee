import { zxyToTileId } from 'pmtiles'

/** A small PMTiles file with roads that nobody ever built: for the journey, never shipped. */
const ZOOM = 11
const EXTENT = 4096

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)
const text = (value: string): number[] => [...new TextEncoder().encode(value)]
const field = (number: number, bytes: readonly number[]): number[] => [
  ...varint(number * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
]
const count = (number: number, value: number): number[] => [...varint(number * 8), ...varint(value)]

const MOVE = 9
const LINE = 10

/** A line through the whole tile. */
const line = (x: number, y: number, dx: number, dy: number): number[] =>
  [MOVE, zigzag(x), zigzag(y), LINE, zigzag(dx), zigzag(dy)].flatMap(varint)

const LINE_STRING = 2
const road = (geometry: readonly number[]): number[] => [
  ...field(2, [...varint(0), ...varint(0)]),
  ...count(3, LINE_STRING),
  ...field(4, geometry),
]

/** So near to each other that a phone shows some of them wherever it looks. */
const PLACES = [512, 1536, 2560, 3584]

/** One tile of vector data: main roads that cross. */
function tile(): number[] {
  const layer = [
    ...count(15, 2),
    ...field(1, text('roads')),
    ...PLACES.flatMap((at) => [
      ...field(2, road(line(0, at, EXTENT, 0))),
      ...field(2, road(line(at, 0, 0, EXTENT))),
    ]),
    ...field(3, text('kind')),
    ...field(4, field(1, text('highway'))),
    ...count(5, EXTENT),
  ]
  return field(3, layer)
}

/** All tiles around Yangon's middle are the same. */
const tileIds = (): number[] =>
  [1568, 1569, 1570, 1571, 1572, 1573].flatMap((x) =>
    [924, 925, 926, 927, 928, 929, 930].map((y) => zxyToTileId(ZOOM, x, y)),
  )

const HEADER_BYTES = 127
const NO_COMPRESSION = 1
const VECTOR = 1

export function testTiles(): Buffer {
  const ids = tileIds().sort((a, b) => a - b)
  const data = tile()
  const directory = [
    ...varint(ids.length),
    ...ids.flatMap((id, at) => varint(id - (ids[at - 1] ?? 0))),
    ...ids.flatMap(() => varint(1)),
    ...ids.flatMap(() => varint(data.length)),
    // An offset is told one higher; all of them lie at the same place.
    ...ids.flatMap(() => varint(1)),
  ]
  const metadata = text(JSON.stringify({ vector_layers: [{ id: 'roads', fields: { kind: 'String' } }] }))
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0)
  header.writeUInt8(3, 7)
  const metadataAt = HEADER_BYTES + directory.length
  const dataAt = metadataAt + metadata.length
  const places = [
    HEADER_BYTES,
    directory.length,
    metadataAt,
    metadata.length,
    dataAt,
    0,
    dataAt,
    data.length,
    ids.length,
    ids.length,
    1,
  ]
  places.forEach((value, at) => header.writeBigUInt64LE(BigInt(value), 8 + at * 8))
  header.writeUInt8(0, 96)
  header.writeUInt8(NO_COMPRESSION, 97)
  header.writeUInt8(NO_COMPRESSION, 98)
  header.writeUInt8(VECTOR, 99)
  header.writeUInt8(ZOOM, 100)
  header.writeUInt8(ZOOM, 101)
  const degrees = (value: number) => Math.round(value * 1e7)
  const corners = [95.6, 16.4, 96.6, 17.2]
  corners.forEach((value, at) => header.writeInt32LE(degrees(value), 102 + at * 4))
  header.writeUInt8(ZOOM, 118)
  header.writeInt32LE(degrees(96.146), 119)
  header.writeInt32LE(degrees(16.799), 123)
  return Buffer.concat([header, Buffer.from([...directory, ...metadata, ...data])])
}
