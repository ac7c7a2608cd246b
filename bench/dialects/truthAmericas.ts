/** Countries in the form that `truthCountries` reads. */
export const americas = `
US en United States
+1 312-555-#### | (312) 555-####
{number} {street} | {street1}, {city}, {state} {code}
Chicago,IL,41.88,-87.63,606##; Newark,NJ,40.735,-74.17,0710#; Boston,MA,42.36,-71.06,0211#; Portland,OR,45.52,-122.68,972##; Canton,OH,40.80,-81.38,4470#; Austin,TX,30.27,-97.74,787##
N Clark St, W Fullerton Ave, Burnside Rd, Congress Ave, Market St, Magnolia Dr, Lincoln Ave
Blue Ribbon, Copper Kettle, Magnolia, Lakeside, Iron Horse, Sunrise, Golden Gate, Juniper, Prairie, Riverbend
Morton, Ramirez, Kowalski, Henderson, Delgado, Petersen
John, Maria, Susan, Kevin

CA en Canada
+1 416-5##-#### | (416) 5##-####
{number} {street} | {street1}, {city}, {state} {code}
Toronto,ON,43.653,-79.383,M5V 2T6; Ottawa,ON,45.421,-75.697,K1P 1J1; Calgary,AB,51.045,-114.057,T2P 1J9; Vancouver,BC,49.283,-123.121,V6B 1A1
Queen St W, Yonge St, Granville St, Bank St
Maple, Loon Lake, Northern Pine, Beaver, Trillium
MacDonald, Tremblay, Singh
Liam, Olivia, Noah

MX es México
+52 55 5### #### | 55 5### ####
{street} {number} | {street1}, {code} {city}
Guadalajara,Jalisco,20.667,-103.35,4410#; Monterrey,Nuevo León,25.67,-100.31,6400#; Puebla,Puebla,19.04,-98.2,7200#; Mérida,Yucatán,20.967,-89.62,9700#
Avenida Juárez, Calle Hidalgo, Avenida Reforma, Calle Morelos
El Agave, La Milpa, Casa Azul, El Quetzal, Los Arcos
Hernández, Martínez, Rojas, Castillo
Miguel, Guadalupe, José, Rosa

BR pt Brasil
+55 11 3###-#### | (11) 3###-####
{street}, {number} | {street1}, {city} - {state}, {code}
São Paulo,SP,-23.55,-46.633,013##-###; Curitiba,PR,-25.43,-49.27,800##-###; Salvador,BA,-12.97,-38.5,400##-###; Campinas,SP,-22.907,-47.06,130##-###
Rua das Palmeiras, Avenida Brasil, Rua XV de Novembro, Avenida Paulista
Sabor da Terra, Beija-Flor, Ipê Amarelo, Sol Nascente, Maré Alta
Oliveira, Ferreira, Barbosa, Cardoso
Paulo, Fernanda, Rafael, Juliana

AR es Argentina
+54 11 4### #### | 011 4###-####
{street} {number} | {street1}, {code} {city}
Buenos Aires,Ciudad Autónoma de Buenos Aires,-34.604,-58.382,C10##; Córdoba,Córdoba,-31.42,-64.189,X5000; Rosario,Santa Fe,-32.947,-60.639,S2000; Mendoza,Mendoza,-32.889,-68.845,M5500
Av. Corrientes, Calle San Martín, Av. Belgrano, Calle Mitre
El Ombú, La Pampa, Don Julio, La Estancia
Gómez, Pereyra, Villalba
Martín, Florencia, Pablo

CL es Chile
+56 2 2### #### | 2 2### ####
{street} {number} | {street1}, {city}
Santiago,Región Metropolitana,-33.449,-70.669,832####; Valparaíso,Valparaíso,-33.047,-71.613,234####; Concepción,Biobío,-36.827,-73.05,403####
Av. Libertador Bernardo O'Higgins, Calle Prat, Av. Brasil, Calle Esmeralda
Los Andes, El Copihue, La Araucaria, Don Pancho
Muñoz, Riquelme, Fuentes
Cristóbal, Antonia, Rodrigo

CO es Colombia
+57 601 3## #### | (601) 3## ####
{street} # {number}-45 | {street1}, {city}, {state}
Bogotá,Cundinamarca,4.711,-74.072,110111; Medellín,Antioquia,6.244,-75.581,050021; Cali,Valle del Cauca,3.452,-76.532,760001; Barranquilla,Atlántico,10.964,-74.796,080001
Calle 72, Carrera 15, Avenida 19, Carrera 7
La Orquídea, El Cafetal, La Candelaria, Mi Ranchito
Restrepo, Quintero, Cárdenas
Andrés, Paola, Camilo

PE es Perú
+51 1 4## #### | (01) 4##-####
{street} {number} | {street1}, {city} {code}
Lima,Lima,-12.046,-77.043,15001; Arequipa,Arequipa,-16.409,-71.537,04001; Cusco,Cusco,-13.532,-71.967,08002; Trujillo,La Libertad,-8.112,-79.029,13001
Av. Arequipa, Jr. de la Unión, Calle Mercaderes, Av. El Sol
El Tumi, Inti, La Cantuta, Machu
Quispe, Huamán, Flores
Juan, Rosa, Luis
`;
