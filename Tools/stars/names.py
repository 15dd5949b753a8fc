"""Greek letters, and the 88 constellations as the IAU delimited and abbreviated them (1922, 1930)."""

GREEK = {
    name[:3]: name
    for name in (
        "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega"
    ).split()
}

# Abbreviation, name, genitive.
LIST = """
And Andromeda Andromedae; Ant Antlia Antliae; Aps Apus Apodis; Aqr Aquarius Aquarii; Aql Aquila Aquilae; Ara Ara Arae;
Ari Aries Arietis; Aur Auriga Aurigae; Boo Bootes Bootis; Cae Caelum Caeli; Cam Camelopardalis Camelopardalis;
Cnc Cancer Cancri; CVn Canes_Venatici Canum_Venaticorum; CMa Canis_Major Canis_Majoris; CMi Canis_Minor Canis_Minoris;
Cap Capricornus Capricorni; Car Carina Carinae; Cas Cassiopeia Cassiopeiae; Cen Centaurus Centauri; Cep Cepheus Cephei;
Cet Cetus Ceti; Cha Chamaeleon Chamaeleontis; Cir Circinus Circini; Col Columba Columbae; Com Coma_Berenices Comae_Berenices;
CrA Corona_Australis Coronae_Australis; CrB Corona_Borealis Coronae_Borealis; Crv Corvus Corvi; Crt Crater Crateris;
Cru Crux Crucis; Cyg Cygnus Cygni; Del Delphinus Delphini; Dor Dorado Doradus; Dra Draco Draconis; Equ Equuleus Equulei;
Eri Eridanus Eridani; For Fornax Fornacis; Gem Gemini Geminorum; Gru Grus Gruis; Her Hercules Herculis;
Hor Horologium Horologii; Hya Hydra Hydrae; Hyi Hydrus Hydri; Ind Indus Indi; Lac Lacerta Lacertae; Leo Leo Leonis;
LMi Leo_Minor Leonis_Minoris; Lep Lepus Leporis; Lib Libra Librae; Lup Lupus Lupi; Lyn Lynx Lyncis; Lyr Lyra Lyrae;
Men Mensa Mensae; Mic Microscopium Microscopii; Mon Monoceros Monocerotis; Mus Musca Muscae; Nor Norma Normae;
Oct Octans Octantis; Oph Ophiuchus Ophiuchi; Ori Orion Orionis; Pav Pavo Pavonis; Peg Pegasus Pegasi; Per Perseus Persei;
Phe Phoenix Phoenicis; Pic Pictor Pictoris; Psc Pisces Piscium; PsA Piscis_Austrinus Piscis_Austrini; Pup Puppis Puppis;
Pyx Pyxis Pyxidis; Ret Reticulum Reticuli; Sge Sagitta Sagittae; Sgr Sagittarius Sagittarii; Sco Scorpius Scorpii;
Scl Sculptor Sculptoris; Sct Scutum Scuti; Ser Serpens Serpentis; Sex Sextans Sextantis; Tau Taurus Tauri;
Tel Telescopium Telescopii; Tri Triangulum Trianguli; TrA Triangulum_Australe Trianguli_Australis; Tuc Tucana Tucanae;
UMa Ursa_Major Ursae_Majoris; UMi Ursa_Minor Ursae_Minoris; Vel Vela Velorum; Vir Virgo Virginis; Vol Volans Volantis;
Vul Vulpecula Vulpeculae
"""


def _entry(text):
    abbreviation, name, genitive = (part.replace("_", " ") for part in text.split())
    words = name.split()
    return abbreviation, (name, genitive, words[0].lower() + "".join(words[1:]))


# By abbreviation: name, genitive, Swift case.
ABBREVIATIONS = dict(_entry(text) for text in LIST.replace("\n", " ").split(";"))
assert len(ABBREVIATIONS) == 88
