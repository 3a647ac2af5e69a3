/** Two columns from 64rem on, by the ratio of their widths; below that, one under the other. */
export const columnClasses = {
  '1/1': 'lg:grid-cols-2',
  '4/8': 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
  '7/5': 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
}
export type Columns = keyof typeof columnClasses
