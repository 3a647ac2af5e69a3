import type { Count } from '@/analytics/server/stats'

// Load at once in a server, so that the first page of numbers does not wait for the library.
let loading = process.env.NODE_ENV === 'production' ? load() : undefined

export type Line = { name: string; color: string; points: number[] }

/** Draws lines over days or weeks as a data address of an SVG picture. Takes the width and height in pixels. */
export async function drawChart(
  starts: Pick<Count, 'label'>[],
  lines: Line[],
  width: number,
  height: number,
) {
  const init = await (loading ??= load())
  // One name a line on a phone, because the width of the device's font is unknown here.
  const isNarrow = width < 600
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    chart.setOption({
      animation: false,
      color: lines.map(({ color }) => color),
      grid: { left: 48, right: 12, top: isNarrow ? 16 + 20 * lines.length : 36, bottom: 28 },
      legend: {
        top: 0,
        left: 0,
        orient: isNarrow ? 'vertical' : 'horizontal',
        itemGap: isNarrow ? 6 : 32,
        textStyle: { color: '#e9edf5' },
      },
      xAxis: {
        type: 'category',
        data: starts.map(({ label }) => label.slice(5)),
        axisLabel: { color: '#9aa4b8', hideOverlap: true },
      },
      yAxis: {
        type: 'value',
        minInterval: 1,
        axisLabel: { color: '#9aa4b8' },
        splitLine: { lineStyle: { color: '#1b2130' } },
      },
      series: lines.map(({ name, points }) => ({ type: 'line', name, data: points, showSymbol: false })),
    })
    return `data:image/svg+xml;base64,${Buffer.from(chart.renderToSVGString()).toString('base64')}`
  } finally {
    // Its timer would keep the process alive.
    chart.dispose()
  }
}

/** Loads only the parts of the library that a line chart needs, so that the bundle holds no others. */
async function load() {
  const [{ init, use }, { LineChart }, { GridComponent, LegendComponent }, { SVGRenderer }] =
    await Promise.all([
      import('echarts/core'),
      import('echarts/charts'),
      import('echarts/components'),
      import('echarts/renderers'),
    ])
  use([LineChart, GridComponent, LegendComponent, SVGRenderer])
  return init
}
