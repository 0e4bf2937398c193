/** The colors of the site. The number after a text color is its WCAG contrast ratio on limestone. */
export const palette = {
  soil: '#1B1A17', // 16.3, text and dark grounds
  soil2: '#3B3832', // 10.9, running text
  soil3: '#645E54', // 6.0, quiet text
  soilLine: '#3F3B34',
  furrow: '#4A463E',
  limestone: '#FAF7F0',
  limestone2: '#F1ECE0',
  white: '#FFFFFF',
  line: '#DDD5C4', // decoration only
  lineStrong: '#8A8272', // 3.6, borders of fields and choices
  prairie: '#1F5C46', // 7.3
  prairieDark: '#163F31',
  prairieTint: '#DDEBE2',
  prairieLine: '#B9D3C4',
  prairieSoft: '#7FB69C',
  prairieRule: '#3C6352', // rules on prairie-dark
  cedar: '#B5713F', // drawings and the example company's logo
  wheat: '#E9B949', // never text on light grounds (1.7)
  wheatTint: '#FBF0D3',
  wheatLine: '#EAD9A6',
  paintbrush: '#C2410C', // white label 5.2; as text on limestone only (4.8)
  paintbrushDark: '#9A3412', // 6.8, hover and errors
  errorTint: '#FBE9E0',
  errorText: '#5E2008', // 10.6 on error-tint
  darkText: '#C9C2B3', // 9.8 on soil
  darkMuted: '#A39B8B', // 6.3 on soil, the quietest allowed there
  threadOnDark: '#CFC7B6',
  onPrairieDark: '#D5E3DB', // 8.9 on prairie-dark
} as const
