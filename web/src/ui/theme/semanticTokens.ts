/** One value on a light ground and one on a dark one; the visitor's system decides, `data-theme` outranks it. */
function role(light: string, dark: string) {
  return { value: { base: light, _osDark: dark, _light: light, _dark: dark } };
}

/** One hue of the drawn photo tiles: wall behind, trim for shapes, ink for icons (6.9:1 on the wall). */
function tile(wall: [string, string], trim: [string, string], ink: [string, string]) {
  return { wall: role(...wall), trim: role(...trim), ink: role(...ink) };
}

export const semanticTokens = {
  colors: {
    bg: role('#faf7f2', '#151210'),
    surface: role('#ffffff', '#25201b'),
    sunken: role('#f3eee6', '#1c1815'),
    line: role('#e5ded3', '#3c352e'),
    field: role('#8f8474', '#857a6c'),
    text: role('#221d17', '#f4efe8'),
    muted: role('#665d52', '#b8aea2'),
    rating: role('#c27c00', '#f2b640'),
    lite: role('#fffcf8', '#1f1a16'),
    onAccent: role('#ffffff', '#062029'),
    accent: {
      DEFAULT: role('#0b6178', '#74cbdf'),
      hover: role('#084b5e', '#98dae9'),
      soft: role('#e1eff2', '#17343c'),
    },
    positive: { DEFAULT: role('#2a6b33', '#8acf8e'), soft: role('#e5f1e2', '#1e3221') },
    danger: { DEFAULT: role('#b0291e', '#ff9e92'), soft: role('#fbe9e6', '#41201b') },
    warning: { DEFAULT: role('#855600', '#f0c268'), soft: role('#fbefd5', '#382a11') },
    data: { DEFAULT: role('#4a4238', '#d8cec0'), soft: role('#cfc5b6', '#5a5147') },
    map: {
      land: role('#efeae0', '#25211d'),
      road: role('#ffffff', '#39332c'),
      park: role('#dde7d3', '#26301f'),
      water: role('#d3e4ea', '#1b3038'),
    },
    tile: {
      clay: tile(['#f7e1d5', '#3d2a1f'], ['#e9bfa7', '#5f3f2b'], ['#6e3b19', '#f1ba99']),
      caramel: tile(['#f1e4d3', '#382d1d'], ['#ddc5a4', '#574428'], ['#624411', '#e2c294']),
      ochre: tile(['#ede6d1', '#352f1b'], ['#d6c89e', '#524723'], ['#5b4800', '#d9c68d']),
      olive: tile(['#e5e9d3', '#2e311d'], ['#c7cea3', '#474b27'], ['#494f0e', '#c5ce93']),
      sage: tile(['#d9ecdc', '#233426'], ['#afd4b5', '#315038'], ['#225731', '#a3d6ad']),
      mist: tile(['#d8eaed', '#213335'], ['#abd1d5', '#2d4e52'], ['#19545a', '#9ed2d8']),
      lake: tile(['#d7e9f9', '#20313f'], ['#aaceed', '#2d4b64'], ['#1a4e75', '#9dcdf7']),
      slate: tile(['#e1e6f2', '#2b2f3a'], ['#bfc9e0', '#40475a'], ['#3e4966', '#bac7e7']),
      plum: tile(['#f5dfeb', '#3c2833'], ['#e6bad2', '#5d3b4e'], ['#6a3655', '#edb3d3']),
      rose: tile(['#f9dfdf', '#3f2829'], ['#edbabb', '#623b3c'], ['#713539', '#f6b3b4']),
    },
  },
  shadows: {
    rest: role(
      '0 1px 2px rgb(52 40 22 / .07), 0 0 0 1px rgb(52 40 22 / .05)',
      '0 1px 2px rgb(0 0 0 / .3), 0 0 0 1px rgb(255 244 230 / .06)',
    ),
    float: role(
      '0 16px 40px -12px rgb(52 40 22 / .28), 0 2px 8px rgb(52 40 22 / .08)',
      '0 16px 40px -12px rgb(0 0 0 / .8), 0 0 0 1px rgb(255 244 230 / .09)',
    ),
  },
};
